import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { docFinalReportCardsAll, docFinalReportCardsCurated, docFinalReportCardsSign } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(docFinalReportCardsAll, {
    title: msg`Итоговые табели: все классы`,
    opens: msg`Составить и проверить табели всей школы`,
    group: permissionGroups.documents,
    order: 50,
    limited: 'within',
    write: 'DEPUTIES uk',
  }),
  permission(docFinalReportCardsCurated, {
    title: msg`Итоговые табели: свои классы`,
    opens: msg`Составить табели своего класса`,
    group: permissionGroups.documents,
    order: 60,
    write: 'CLASS_TEACHERS',
  }),
  permission(docFinalReportCardsSign, {
    title: msg`Итоговые табели: подпись`,
    opens: msg`Подписать и отозвать табель`,
    isDeciding: true,
    group: permissionGroups.documents,
    order: 70,
    limited: 'within',
    write: 'HEADS',
  }),
]
