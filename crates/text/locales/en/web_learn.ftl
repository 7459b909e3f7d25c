# The pages of the course, and what lessons and puzzles have in common: what is said beside the board.

lesson-lead = Read a little, try it on the board, and the board answers.
lesson-begin = Begin
# $title (&str)
lesson-go-on = Continue: { $title }
lesson-finished = You have done every step of the course. Now solve puzzles, or play a game.
lesson-complete = done
lesson-all = All chapters
lesson-steps = Steps of this chapter
# $number (usize), $total (usize), $done (bool)
lesson-step =
    Step { $number } of { $total }{ $done ->
        [yes] , done
       *[no] {""}
    }
lesson-back = Back
lesson-next = Next
lesson-next-chapter = Next chapter
lesson-to-puzzles = On to the puzzles
lesson-again = Again
lesson-answer = Your answer
lesson-check = Check
lesson-tools = Tools
# $title (&str)
lesson-chapter-done = You have finished the chapter “{ $title }”.
# $text (&str)
lesson-no-number = “{ $text }” is not a number: write one in digits, for example 12.
lesson-number-missing = Write a number first, for example 12.
# $name (&str)
lesson-no-chapter = There is no chapter “{ $name }”: choose one of these.
# $name (&str)
lesson-no-step = This chapter has no step “{ $name }”: continue from here.

answer-label = Answer
answer-right = Right
answer-done = Well done
answer-again = Not yet
answer-noted = Noted
answer-wrong = Not quite

shown-what-if = This is what would happen.
shown-next-try = Your next try is about the board as it was.
shown-line = Moves shown
shown-again = Show it again
square-marked = marked
square-pointed-out = pointed out
