import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { MenuGroup } from '#platform/web/routes.ts'

/** The groups of the left navigation, as a school thinks. */
export const groupTitles: Record<MenuGroup, MessageDescriptor> = {
  study: msg`Учёба`,
  year: msg`Учебный год`,
  people: msg`Люди`,
  staff: msg`Кадры`,
  documents: msg`Документы`,
  life: msg`Жизнь школы`,
  school: msg`Школа`,
  safety: msg`Безопасность`,
  managing: msg`Управление`,
}
