/** Dates of the calendar: a field, and a month to choose from. */
export { Calendar } from './calendar.tsx'
export { DateField } from './date-field.tsx'
