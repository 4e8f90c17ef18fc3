import { inWords } from '#platform/server/audited.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { demonstration } from './demonstration/index.ts'
import { draftHandlers } from './drafts.ts'
import { fieldHandlers } from './fields.ts'
import { listTemplatesHandler } from './list-templates.ts'
import { correctionTable, nameHandlers } from './names.ts'
import { ownKinds } from './own-kinds.ts'
import { personDuplicates } from './person-duplicates.ts'
import { previewHandlers } from './preview.ts'
import { readTemplateHandler } from './read-template.ts'
import { templateTable } from './template-rows.ts'
import { templateFields, versionHandlers } from './versions.ts'
import { writeTemplateHandlers } from './write-templates.ts'

export { correctedNameScope } from './scope.ts'
export {
  resolveTemplate,
  templatesOfKinds,
  usableTemplates,
  type PaperSubject,
  type ResolvedPaper,
  type UsableTemplate,
} from './resolve-template.ts'
export { insertTemplate, publishTemplate } from './write-templates.ts'

const languages = { ru: msg`русский`, kk: msg`казахский`, both: msg`оба рядом` }

/** Templates of papers: their texts by versions, the fields that rooms give them, names corrected once for all papers. */
export const templatesArea: Area = {
  templateKinds: ownKinds,
  demonstration,
  endpoints: [
    listTemplatesHandler,
    readTemplateHandler,
    ...writeTemplateHandlers,
    ...draftHandlers,
    ...versionHandlers,
    ...fieldHandlers,
    ...previewHandlers,
    ...nameHandlers,
  ],
  audited: [
    {
      subject: templateTable,
      title: msg`шаблон документа`,
      fields: templateFields,
      values: {
        language: inWords(languages),
        published: (number) => t`версия ${Number(number)}`,
        draft: (number) => t`версия ${Number(number)}`,
        text: () => t`изменён`,
      },
      titles: {
        title: msg`Название`,
        kind: msg`Вид документа`,
        language: msg`Язык`,
        is_archived: msg`В архиве`,
        published: msg`Опубликован`,
        draft: msg`Черновик`,
        text: msg`Текст`,
      },
    },
    {
      subject: correctionTable,
      title: msg`имя в падеже`,
      fields: ['language', 'case', 'full_name'],
      values: {
        language: inWords(languages),
        case: inWords({
          genitive: msg`родительный`,
          dative: msg`дательный`,
          accusative: msg`винительный`,
          instrumental: msg`творительный`,
          prepositional: msg`предложный`,
          locative: msg`местный`,
          ablative: msg`исходный`,
        }),
      },
      titles: { language: msg`Язык`, case: msg`Падеж`, full_name: msg`Как пишется` },
      concerns: { field: 'person_id' },
    },
  ],
  auditedBelow: {
    'platform.export': { values: { list: inWords({ template: msg`Шаблон документа` }) } },
  },
  personDuplicates,
  referenceTitles: {
    'templates.template': msg`Шаблоны документов`,
    'templates.version': msg`Версии шаблонов`,
    'templates.name_correction': msg`Имена в падежах`,
  },
}
