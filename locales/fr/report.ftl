## What the bought report says, on screen and on paper.

report-title = Your report
