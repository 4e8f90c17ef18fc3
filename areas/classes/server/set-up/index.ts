import { changeClassFactsHandler } from './change-class-facts.ts'
import { readClassHistoryHandler } from './class-history.ts'
import { createClassesHandler } from './create-classes.ts'
import { readYearHandler } from './read-year.ts'
import { removeClassHandler } from './remove-class.ts'

export const setUpHandlers = [
  readYearHandler,
  createClassesHandler,
  changeClassFactsHandler,
  removeClassHandler,
  readClassHistoryHandler,
]
