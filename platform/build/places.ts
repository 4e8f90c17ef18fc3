import { readFileSync } from 'node:fs'

const ofPages = /\/(areas\/[a-z-]+\/web|platform\/web\/history)\/.*\.ts$/

/** Whether a module defines a place that rooms fill (`definePlace`): a few bytes each, needed by every signed-in page. */
export const definesPlace = (id: string): boolean =>
  ofPages.test(id) && readFileSync(id, 'utf8').includes('= definePlace')
