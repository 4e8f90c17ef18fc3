/** What building the pages needs beyond Vite itself. */
export { catalogues } from './catalogue.ts'
export { componentStyles } from './component-styles.ts'
export { directImports } from './direct-imports.ts'
export { keepShell } from './keep-shell.ts'
export { libraryParts } from './library-parts.ts'
export { lightContracts } from './light-contracts.ts'
export { nameFiles } from './name-files.ts'
export { macros } from './macros.ts'
