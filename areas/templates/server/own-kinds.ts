import { msg } from '#platform/contract/text.ts'
import type { TemplateField, TemplateKind, TemplateKinds } from '#platform/server/template-sources.ts'

const own: readonly TemplateField[] = [{ key: 'date', title: msg`Дата документа`, type: 'date', sample: '2026-11-20' }]
const kinds: readonly TemplateKind[] = [
  { key: 'class_paper', title: msg`Документ класса`, subject: 'class', fields: own, order: 10 },
]

/** Papers of a class that are printed where templates are; rooms add those that they make. */
export const ownKinds: TemplateKinds = { read: () => Promise.resolve(kinds) }
