import {
  resolveTemplate,
  usableTemplates,
  type ResolvedPaper,
  type UsableTemplate,
} from '#areas/templates/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Content } from '../../contract/values.ts'
import type { DocumentLanguage } from '../../contract/kinds.ts'
import { templateKindOf } from '../template-kinds.ts'
import { languagesOf } from './paper-of.ts'

interface Call {
  db: Database
  caller: Caller
  today: string
  context: AppContext
}
interface Values {
  kind_id: number
  title: string
  language: DocumentLanguage
  person_id: number | null
  correspondent?: string | null
  due_on?: string | null
}
/** With what a document begins. */
interface FirstText {
  content: Content
  /** The version of the template; null: the kind has none. */
  template: number | null
  /** Titles of its fields whose value is not known. */
  missing: string[]
}

/** The template that knows the language that is asked for, else the first. */
const suited = (templates: readonly UsableTemplate[], language: DocumentLanguage): UsableTemplate | undefined =>
  templates.find((one) => one.language === language) ?? templates.find((one) => one.language === 'both') ?? templates[0]

/** Of what a template has made the texts in the languages of the document; where it does not know them, in its own. */
export function contentIn(language: DocumentLanguage, paper: Pick<ResolvedPaper, 'texts'> | undefined): Content {
  const texts = new Map(paper?.texts.map((one) => [one.language, one.text]))
  const wanted = languagesOf(language).filter((one) => texts.has(one))
  const languages = wanted.length > 0 ? wanted : [...texts.keys()]
  return Object.fromEntries(languages.map((one) => [one, texts.get(one)])) as Content
}

/**
 * The text of a kind's template for a person, in the languages of the document; of a template that does not know them in its own.
 * What a family asks for the school gives: whether it says what they may know is its signer's matter.
 */
export async function firstText({ db, caller, today, context }: Call, values: Values): Promise<FirstText> {
  const template = suited(await usableTemplates(db, templateKindOf(values.kind_id)), values.language)
  if (!template) return { content: {}, template: null, missing: [] }
  const { title, correspondent = null, due_on = null, person_id } = values
  const asking = { db, today, context, caller: caller.client === 1 ? null : caller }
  const subject = { id: person_id ?? 0, own: { title, correspondent, due_on } }
  const [paper] = await resolveTemplate(asking, template.version_id, [subject])
  const content = contentIn(values.language, paper)
  return { content, template: template.version_id, missing: paper?.missing ?? [] }
}
