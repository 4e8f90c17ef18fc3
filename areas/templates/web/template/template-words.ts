import { t } from '@lingui/core/macro'
import type { TemplateWords } from '#areas/rich-text/web/index.ts'
import { formatTitle } from '../template-titles.ts'
import type { FieldGroup } from './draft.ts'

/** How what stands in a template is called on its chips and over its blocks. */
export function templateWords(groups: readonly FieldGroup[], language: 'ru' | 'kk'): TemplateWords {
  const titles = new Map(groups.flatMap(({ fields }) => fields.map(({ name, title }) => [name, title] as const)))
  return {
    field: (name, format) => {
      const title = titles.get(name)
      if (title === undefined) return null
      return format === null ? title : `${title} · ${formatTitle(format, language)}`
    },
    loop: (name) => {
      const title = titles.get(name)
      return title === undefined ? null : t`Для каждого из списка «${title}»`
    },
    condition: ({ name, comparison, value }) => {
      const title = titles.get(name)
      if (title === undefined) return null
      if (comparison === 'filled') return t`Если «${title}» заполнено`
      if (comparison === 'empty') return t`Если «${title}» не заполнено`
      return comparison === 'equals' ? t`Если «${title}» равно «${value}»` : t`Если «${title}» не равно «${value}»`
    },
  }
}
