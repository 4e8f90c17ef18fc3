import { readFileSync } from 'node:fs'

const ofPages = /\/(areas\/[a-z-]+\/web|platform\/web\/history)\/.*\.ts$/

/** Whether a module does nothing but say where rooms put something of theirs: a few letters each, needed by every page. */
export const definesPlace = (id: string): boolean =>
  ofPages.test(id) && readFileSync(id, 'utf8').includes('= definePlace')
