import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('hsy_stats_all'), {
    title: msg`Баллы домов: вся школа`,
    opens: msg`Рейтинг домов и классов`,
    group: permissionGroups.houses,
    order: 10,
    read: 'DEPUTIES TEACHERS student manager_su cpec_kn event_manager curator',
  }),
  permission(permissionKey('hsy_stats_curated'), {
    title: msg`Баллы домов: свои классы`,
    opens: msg`Рейтинг своих классов`,
    group: permissionGroups.houses,
    order: 20,
    read: 'CLASS_TEACHERS',
  }),
  permission(permissionKey('hsy_events_all'), {
    title: msg`Мероприятия: вся школа`,
    opens: msg`Мероприятия школы`,
    group: permissionGroups.houses,
    order: 30,
    read: 'TEACHERS student',
    write: 'manager_su event_manager sub_director',
  }),
  permission(permissionKey('hsy_events_curated'), {
    title: msg`Мероприятия: свои классы`,
    opens: msg`Мероприятия своих классов`,
    group: permissionGroups.houses,
    order: 40,
    write: 'CLASS_TEACHERS',
  }),
  permission(permissionKey('hsy_settings_all'), {
    title: msg`Настройки домов: вся школа`,
    opens: msg`Дома, цены баллов и правила`,
    group: permissionGroups.houses,
    order: 50,
    read: 'manager_su',
    write: 'sub_director',
  }),
  permission(permissionKey('hsy_settings_curated'), {
    title: msg`Настройки домов: свои классы`,
    opens: msg`Распределение своих учеников по домам`,
    group: permissionGroups.houses,
    order: 60,
    read: 'CLASS_TEACHERS',
  }),
  permission(permissionKey('hsy_achievements_all'), {
    title: msg`Достижения: вся школа`,
    opens: msg`Достижения всех учеников`,
    group: permissionGroups.houses,
    order: 70,
    write: 'manager_su event_manager sub_director',
  }),
  permission(permissionKey('hsy_achievements_curated'), {
    title: msg`Достижения: свои классы`,
    opens: msg`Достижения своих учеников`,
    group: permissionGroups.houses,
    order: 80,
    write: 'CLASS_TEACHERS',
  }),
  permission(permissionKey('hsy_activity_all'), {
    title: msg`Активность: вся школа`,
    opens: msg`Баллы за активность всем ученикам`,
    group: permissionGroups.houses,
    order: 90,
    write: 'TEACHERS manager_su event_manager sub_director',
  }),
  permission(permissionKey('hsy_activity_curated'), {
    title: msg`Активность: свои классы`,
    opens: msg`Баллы за активность своим ученикам`,
    group: permissionGroups.houses,
    order: 100,
    write: 'CLASS_TEACHERS',
  }),
  permission(permissionKey('hsy_discipline_all'), {
    title: msg`Дисциплина: вся школа`,
    opens: msg`Замечания всем ученикам`,
    group: permissionGroups.houses,
    order: 110,
    read: 'pcycho manager_su',
    write: 'sub_director',
  }),
  permission(permissionKey('hsy_discipline_curated'), {
    title: msg`Дисциплина: свои классы`,
    opens: msg`Замечания своим ученикам`,
    group: permissionGroups.houses,
    order: 120,
    write: 'CLASS_TEACHERS',
  }),
  permission(permissionKey('hsy_gpa_all'), {
    title: msg`Средний балл: вся школа`,
    opens: msg`Средний балл в рейтинге домов`,
    group: permissionGroups.houses,
    order: 130,
    read: 'manager_su cpec_kn sub_director',
  }),
  permission(permissionKey('hsy_gpa_curated'), {
    title: msg`Средний балл: свои классы`,
    opens: msg`Средний балл своих учеников`,
    group: permissionGroups.houses,
    order: 140,
    read: 'CLASS_TEACHERS',
  }),
]

/** The house system and the events of the school: so far its keys only, which roles hold already. */
export const housesArea: Area = { endpoints: [], permissions }
