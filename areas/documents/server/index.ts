import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('doc_menu'), {
    title: 'Раздел документов',
    opens: 'Показать документы в меню',
    group: permissionGroups.documents,
    order: 10,
    read: 'STAFF',
  }),
  permission(permissionKey('doc_documents'), {
    title: 'Документы',
    opens: 'Справки, приказы и заявления',
    group: permissionGroups.documents,
    order: 20,
    write: 'STAFF',
  }),
  permission(permissionKey('doc_templates'), {
    title: 'Шаблоны документов',
    opens: 'Образцы, по которым составляют документы',
    group: permissionGroups.documents,
    order: 30,
    read: 'metodist manager_au',
    write: 'admin uk hr',
  }),
  permission(permissionKey('doc_sign'), {
    title: 'Подпись документов',
    opens: 'Подписать документ',
    group: permissionGroups.documents,
    order: 40,
    write: 'HEADS sub_director',
  }),
]

/** Papers of the school: so far its keys only, which roles hold already. */
export const documents: Area = { endpoints: [], permissions }
