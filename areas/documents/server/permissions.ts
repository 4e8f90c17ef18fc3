import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { docDocuments, docMenu, docSign, docTemplates } from '../contract/permissions.ts'

export const permissions = [
  permission(docMenu, {
    title: msg`Раздел документов`,
    opens: msg`Показать документы в меню`,
    group: permissionGroups.documents,
    order: 10,
    read: 'STAFF',
  }),
  permission(docDocuments, {
    title: msg`Документы`,
    opens: msg`Читать журналы документов своего подразделения; с правом изменять — вести журналы`,
    group: permissionGroups.documents,
    order: 20,
    write: 'uk hr',
  }),
  permission(docTemplates, {
    title: msg`Шаблоны документов`,
    opens: msg`Образцы, по которым составляют документы, их виды и маршруты`,
    group: permissionGroups.documents,
    order: 30,
    read: 'metodist manager_au',
    write: 'admin uk hr',
  }),
  permission(docSign, {
    title: msg`Подпись документов`,
    opens: msg`Подписать документ, видеть все документы`,
    isDeciding: true,
    group: permissionGroups.documents,
    order: 40,
    write: 'HEADS sub_director',
  }),
]
