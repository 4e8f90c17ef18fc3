import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { readsTemplates } from '../contract/access.ts'

export { NameFormsButton } from './names/name-forms-button.tsx'

export const templatesWeb: WebArea = {
  pages: [
    {
      id: 'templates',
      path: '/documents/templates',
      access: readsTemplates,
      title: msg`Шаблоны документов`,
      menu: {
        group: 'documents',
        order: 50,
        use: 60,
        icon: 'templates',
        hint: msg`Образцы справок и писем: тексты, поля, версии`,
      },
      component: lazyPage(() => import('./list/templates-page.tsx'), 'TemplatesPage'),
    },
    {
      id: 'template',
      path: '/documents/templates/{id}',
      access: readsTemplates,
      title: msg`Шаблон документа`,
      component: lazyPage(() => import('./template/template-page.tsx'), 'TemplatePage'),
    },
  ],
  history: { schema: 'templates', title: msg`Шаблоны документов` },
}
