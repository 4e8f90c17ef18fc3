import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { readsDictionaries } from '../contract/access.ts'

export { PlacePicker } from './place-picker.tsx'
export { OptionSelect } from './option-select.tsx'
export { guideTabs, type GuideTab } from './guide-tab.ts'

export const dictionariesWeb: WebArea = {
  pages: [
    {
      id: 'guides',
      path: '/passport/guides',
      access: readsDictionaries,
      title: msg`Справочники`,
      menu: {
        group: 'school',
        order: 20,
        use: 90,
        icon: 'archive',
        hint: msg`Виды, уровни, места и другие списки, из которых выбирают везде`,
      },
      component: lazyPage(() => import('./guides-page.tsx'), 'GuidesPage'),
    },
  ],
  history: {
    schema: 'dictionaries',
    title: msg`Справочники`,
  },
}
