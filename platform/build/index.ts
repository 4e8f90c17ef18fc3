/** What building the pages needs beyond Vite itself. */
export { catalogues } from './catalogue.ts'
export { componentStyles } from './component-styles.ts'
export { keepShell } from './keep-shell.ts'
export { nameFiles } from './name-files.ts'
export { macros } from './macros.ts'
