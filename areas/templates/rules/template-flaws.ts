import { isEmptyText } from '#areas/rich-text/rules/plain-text.ts'
import type { AnyNode, RichText } from '#areas/rich-text/rules/nodes.ts'
import { t } from '#platform/contract/text.ts'
import { formatsOf, type TemplateLanguage } from './format-value.ts'
import type { KnownFields } from './known-fields.ts'

/** What is wrong with a template, and in which block of its text from the beginning, counted from 1. */
export interface TemplateFlaw {
  block: number
  words: string
}
const maxFlaws = 20

interface Around {
  fields: KnownFields
  language: TemplateLanguage
  /** Lists of whose items one is told here. */
  lists: readonly string[]
}

function fieldFlaw(name: string, format: string | null, { fields, lists, language }: Around): string | null {
  const field = fields.get(name)
  if (field === undefined) return t`такого поля нет: «${name}»`
  const { title, type, list } = field
  if (type === 'list') return t`«${title}» — список: для него нужно повторение`
  if (list !== null && !lists.includes(list)) {
    const of = fields.get(list)?.title ?? list
    return t`«${title}» есть только внутри повторения «${of}»`
  }
  return formatsOf(type, language).includes(format) ? null : t`у «${title}» нет такого вида: «${format}»`
}
function listFlaw(name: string, { fields, lists }: Around): string | null {
  const field = fields.get(name)
  if (field === undefined) return t`такого списка нет: «${name}»`
  if (field.type !== 'list') return t`«${field.title}» — не список, повторять нечего`
  return lists.includes(name) ? t`повторение «${field.title}» стоит внутри самого себя` : null
}
function conditionFlaw(name: string, { fields, lists }: Around): string | null {
  const field = fields.get(name)
  if (field === undefined) return t`такого поля нет: «${name}»`
  return field.list !== null && !lists.includes(field.list)
    ? t`«${field.title}» есть только внутри повторения, а условие стоит снаружи`
    : null
}

function flawOf(node: AnyNode, around: Around): string | null {
  if (node.type === 'field') return fieldFlaw(node.attrs.name, node.attrs.format, around)
  if (node.type === 'loop') return listFlaw(node.attrs.name, around)
  if (node.type === 'condition') return conditionFlaw(node.attrs.name, around)
  if (node.type === 'tableRow' && node.attrs?.each) return listFlaw(node.attrs.each, around)
  return null
}
const within = (node: AnyNode, around: Around): Around => {
  const list = node.type === 'loop' ? node.attrs.name : node.type === 'tableRow' ? (node.attrs?.each ?? null) : null
  return list === null ? around : { ...around, lists: [...around.lists, list] }
}
const childrenOf = (node: AnyNode): readonly AnyNode[] =>
  'content' in node && node.content ? (node.content as readonly AnyNode[]) : []

function collect(node: AnyNode, around: Around, block: number, flaws: TemplateFlaw[]): void {
  const words = flawOf(node, around)
  if (words !== null) flaws.push({ block, words })
  const inner = within(node, around)
  for (const child of childrenOf(node)) collect(child, inner, block, flaws)
}

/** What keeps a text from being a template: names that nobody knows, fields of lists outside of them, nothing at all. */
export function templateFlaws(text: RichText, fields: KnownFields, language: TemplateLanguage): TemplateFlaw[] {
  if (isEmptyText(text)) return [{ block: 1, words: t`шаблон пуст` }]
  const flaws: TemplateFlaw[] = []
  for (const [index, block] of text.content.entries()) collect(block, { fields, language, lists: [] }, index + 1, flaws)
  return flaws.slice(0, maxFlaws)
}
