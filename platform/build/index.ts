/** What building the pages needs beyond Vite itself. */
export { catalogues } from './catalogue.ts'
export { keepShell } from './keep-shell.ts'
export { macros } from './macros.ts'
