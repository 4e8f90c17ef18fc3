import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('hsy_stats_all'), {
    title: 'Баллы домов: вся школа',
    opens: 'Рейтинг домов и классов',
    group: permissionGroups.houses,
    order: 10,
    read: 'DEPUTIES TEACHERS student manager_su cpec_kn event_manager curator',
  }),
  permission(permissionKey('hsy_stats_curated'), {
    title: 'Баллы домов: свои классы',
    opens: 'Рейтинг своих классов',
    group: permissionGroups.houses,
    order: 20,
    read: 'GUIDES',
  }),
  permission(permissionKey('hsy_events_all'), {
    title: 'Мероприятия: вся школа',
    opens: 'Мероприятия школы',
    group: permissionGroups.houses,
    order: 30,
    read: 'TEACHERS student',
    write: 'manager_su event_manager sub_director',
  }),
  permission(permissionKey('hsy_events_curated'), {
    title: 'Мероприятия: свои классы',
    opens: 'Мероприятия своих классов',
    group: permissionGroups.houses,
    order: 40,
    write: 'GUIDES',
  }),
  permission(permissionKey('hsy_settings_all'), {
    title: 'Настройки домов: вся школа',
    opens: 'Дома, цены баллов и правила',
    group: permissionGroups.houses,
    order: 50,
    read: 'manager_su',
    write: 'sub_director',
  }),
  permission(permissionKey('hsy_settings_curated'), {
    title: 'Настройки домов: свои классы',
    opens: 'Распределение своих учеников по домам',
    group: permissionGroups.houses,
    order: 60,
    read: 'GUIDES',
  }),
  permission(permissionKey('hsy_achievements_all'), {
    title: 'Достижения: вся школа',
    opens: 'Достижения всех учеников',
    group: permissionGroups.houses,
    order: 70,
    write: 'manager_su event_manager sub_director',
  }),
  permission(permissionKey('hsy_achievements_curated'), {
    title: 'Достижения: свои классы',
    opens: 'Достижения своих учеников',
    group: permissionGroups.houses,
    order: 80,
    write: 'GUIDES',
  }),
  permission(permissionKey('hsy_activity_all'), {
    title: 'Активность: вся школа',
    opens: 'Баллы за активность всем ученикам',
    group: permissionGroups.houses,
    order: 90,
    write: 'TEACHERS manager_su event_manager sub_director',
  }),
  permission(permissionKey('hsy_activity_curated'), {
    title: 'Активность: свои классы',
    opens: 'Баллы за активность своим ученикам',
    group: permissionGroups.houses,
    order: 100,
    write: 'GUIDES',
  }),
  permission(permissionKey('hsy_discipline_all'), {
    title: 'Дисциплина: вся школа',
    opens: 'Замечания всем ученикам',
    group: permissionGroups.houses,
    order: 110,
    read: 'pcycho manager_su',
    write: 'sub_director',
  }),
  permission(permissionKey('hsy_discipline_curated'), {
    title: 'Дисциплина: свои классы',
    opens: 'Замечания своим ученикам',
    group: permissionGroups.houses,
    order: 120,
    write: 'GUIDES',
  }),
  permission(permissionKey('hsy_gpa_all'), {
    title: 'Средний балл: вся школа',
    opens: 'Средний балл в рейтинге домов',
    group: permissionGroups.houses,
    order: 130,
    read: 'manager_su cpec_kn sub_director',
  }),
  permission(permissionKey('hsy_gpa_curated'), {
    title: 'Средний балл: свои классы',
    opens: 'Средний балл своих учеников',
    group: permissionGroups.houses,
    order: 140,
    read: 'GUIDES',
  }),
]

/** The house system and the events of the school: so far its keys only, which roles hold already. */
export const houses: Area = { endpoints: [], permissions }
