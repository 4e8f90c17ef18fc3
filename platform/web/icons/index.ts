/**
 * Icons of Tabler that the pages use (MIT, see tabler-license.txt), in two files, so that the page of signing in does not
 * carry those of the whole school. `npm run icons` writes both from what is imported from here.
 */
export * from './entrance.generated.ts'
export * from './house.generated.ts'
export type { Icon } from './icon.tsx'
