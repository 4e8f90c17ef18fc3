import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('doc_menu'), {
    title: msg`Раздел документов`,
    opens: msg`Показать документы в меню`,
    group: permissionGroups.documents,
    order: 10,
    read: 'STAFF',
  }),
  permission(permissionKey('doc_documents'), {
    title: msg`Документы`,
    opens: msg`Справки, приказы и заявления`,
    group: permissionGroups.documents,
    order: 20,
    write: 'STAFF',
  }),
  permission(permissionKey('doc_templates'), {
    title: msg`Шаблоны документов`,
    opens: msg`Образцы, по которым составляют документы`,
    group: permissionGroups.documents,
    order: 30,
    read: 'metodist manager_au',
    write: 'admin uk hr',
  }),
  permission(permissionKey('doc_sign'), {
    title: msg`Подпись документов`,
    opens: msg`Подписать документ`,
    group: permissionGroups.documents,
    order: 40,
    write: 'HEADS sub_director',
  }),
]

/** Papers of the school: so far its keys only, which roles hold already. */
export const documentsArea: Area = { endpoints: [], permissions }
