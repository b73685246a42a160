## The pages of a bought report: reading it, sharing it, proving it.

reading-wrong-title = Wrong answers
