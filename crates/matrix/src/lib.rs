//! Figure matrices: grammar, recipes, options, solver, drawing and words.
