/** Groups of the matrix into which several areas put their keys; an area may have one of its own beside. */
export const permissionGroups = texts({
  school: { title: msg`Школа и доступ`, order: 10 },
  dictionaries: { title: msg`Справочники`, order: 20 },
  people: { title: msg`Люди`, order: 30 },
  recommendations: { title: msg`Рекомендации`, order: 40 },
  movements: { title: msg`Движение учащихся`, order: 50 },
  journal: { title: msg`Журнал`, order: 60 },
  timetable: { title: msg`Расписание`, order: 70 },
  curriculum: { title: msg`Учебный план и группы`, order: 80 },
  planning: { title: msg`Планирование`, order: 90 },
  clubs: { title: msg`Дополнительное образование`, order: 100 },
  houses: { title: msg`Дома и мероприятия`, order: 110 },
  staff: { title: msg`Кадры`, order: 120 },
  reports: { title: msg`Мониторинг и отчёты`, order: 130 },
  documents: { title: msg`Документы`, order: 140 },
  safety: { title: msg`Здания и безопасность`, order: 150 },
  admission: { title: msg`Приём и оплата`, order: 160 },
  tutoring: { title: msg`Репетиторские часы`, order: 170 },
  assistant: { title: msg`Помощник`, order: 180 },
})
import { msg, texts } from '#platform/contract/text.ts'
