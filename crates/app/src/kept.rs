//! What is saved, listed and set aside.
