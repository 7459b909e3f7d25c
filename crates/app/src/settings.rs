//! The settings that front ends share.
