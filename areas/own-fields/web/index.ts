import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { designsTabs } from '../contract/access.ts'

export { useFieldWords } from './use-field-words.ts'
export { OwnFieldInput } from './values/own-field-input.tsx'
export { OwnFilters } from './values/own-filters.tsx'
export { OwnTabPanel } from './values/own-tab-panel.tsx'

export const ownFieldsWeb: WebArea = {
  pages: [
    {
      id: 'person-fields',
      path: '/passport/AddTabs',
      access: designsTabs,
      title: msg`Свои вкладки карточки`,
      menu: {
        group: 'managing',
        order: 152,
        use: 87,
        icon: 'fields',
        hint: msg`Поля, которых школе не хватает в карточке человека`,
      },
      component: lazyPage(() => import('./design/tabs-page.tsx'), 'TabsPage'),
    },
  ],
  history: { schema: 'own_fields', title: msg`Свои вкладки карточки` },
}
