import { permission, permissionGroups } from '#areas/access/server/index.ts'
import type { Permission } from '#platform/server/permission.ts'
import { docFinalReportCardsAll, docFinalReportCardsCurated, docFinalReportCardsSign } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(docFinalReportCardsAll, {
    title: 'Итоговые табели: все классы',
    opens: 'Составить и проверить табели всей школы',
    group: permissionGroups.documents,
    order: 50,
    limited: 'within',
    write: 'DEPUTIES uk',
  }),
  permission(docFinalReportCardsCurated, {
    title: 'Итоговые табели: свои классы',
    opens: 'Составить табели своего класса',
    group: permissionGroups.documents,
    order: 60,
    write: 'GUIDES',
  }),
  permission(docFinalReportCardsSign, {
    title: 'Итоговые табели: подпись',
    opens: 'Подписать и отозвать табель',
    group: permissionGroups.documents,
    order: 70,
    limited: 'within',
    write: 'HEADS',
  }),
]
