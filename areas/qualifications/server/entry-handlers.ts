import { handle } from '#platform/server/handle.ts'
import * as categories from '../contract/categories.ts'
import * as educations from '../contract/educations.ts'
import * as seniorities from '../contract/seniorities.ts'
import { categoryKind } from './category-kind.ts'
import { educationKind } from './education-rows.ts'
import { seniorityKind } from './seniority-rows.ts'
import { changeEntry, createEntry, removeEntry, restoreEntry } from './write-entry.ts'

export const entryHandlers = [
  handle(educations.createEducation, (call) => createEntry(educationKind, call)),
  handle(educations.changeEducation, (call) => changeEntry(educationKind, call)),
  handle(educations.removeEducation, (call) => removeEntry(educationKind, call)),
  handle(educations.restoreEducation, (call) => restoreEntry(educationKind, call)),
  handle(seniorities.createSeniority, (call) => createEntry(seniorityKind, call)),
  handle(seniorities.changeSeniority, (call) => changeEntry(seniorityKind, call)),
  handle(seniorities.removeSeniority, (call) => removeEntry(seniorityKind, call)),
  handle(seniorities.restoreSeniority, (call) => restoreEntry(seniorityKind, call)),
  handle(categories.createCategory, (call) => createEntry(categoryKind, call)),
  handle(categories.changeCategory, (call) => changeEntry(categoryKind, call)),
  handle(categories.removeCategory, (call) => removeEntry(categoryKind, call)),
  handle(categories.restoreCategory, (call) => restoreEntry(categoryKind, call)),
]
