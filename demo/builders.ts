// What builds the demonstration's school and fills it: read when there is something to build.
export { buildDemonstration } from './demonstration.ts'
export { learnTables } from './learn.ts'
export { workOff } from './remainder.ts'
export { addPastYears } from './years/past-year.ts'
