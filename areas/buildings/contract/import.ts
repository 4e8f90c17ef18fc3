import { allOf, write } from '#platform/contract/access.ts'
import { importOf } from '#platform/contract/import.ts'
import { msg } from '#platform/contract/text.ts'
import { maxTitleLength } from '../rules/room-series.ts'
import { cabAreas, cabBuildings } from './permissions.ts'
import { maxTagLength, maxTags } from './rooms.ts'

/** Rooms of a spreadsheet, with the buildings and areas that are not there yet. An empty cell leaves what is known. */
export const importRooms = importOf({
  path: '/api/cabinet/import/rooms/',
  steps: {
    template: { path: '/api/cabinet/import/rooms/template/' },
    read: { path: '/api/cabinet/import/rooms/{id}/' },
    change: { path: '/api/cabinet/import/rooms/{id}/rows/{number}/' },
    leaveOut: { path: '/api/cabinet/import/rooms/{id}/leave-out-errors/' },
    confirm: { path: '/api/cabinet/import/rooms/{id}/confirm/' },
    leftovers: { path: '/api/cabinet/import/rooms/{id}/leftovers/' },
    columns: { path: '/api/cabinet/import/rooms/{id}/columns/' },
    undo: { path: '/api/cabinet/import/rooms/{id}/undo/' },
  },
  access: allOf(write(cabBuildings), write(cabAreas)),
  title: msg`Кабинеты`,
  columns: [
    {
      key: 'title',
      title: msg`Кабинет`,
      synonyms: ['Номер', 'Название', 'Помещение', '№ кабинета'],
      kind: 'text',
      isRequired: true,
      maxLength: maxTitleLength,
      hint: msg`Один на здание`,
      example: '201',
    },
    {
      key: 'building',
      title: msg`Здание`,
      synonyms: ['Корпус'],
      kind: 'text',
      isRequired: 'new',
      maxLength: maxTitleLength,
      hint: msg`Чего нет, будет добавлено`,
      example: 'Главный корпус',
    },
    {
      key: 'area',
      title: msg`Часть здания`,
      synonyms: ['Крыло', 'Блок'],
      kind: 'text',
      maxLength: maxTitleLength,
      hint: msg`Если пусто, этаж`,
      example: '2 этаж',
    },
    { key: 'floor', title: msg`Этаж`, kind: 'number', hint: msg`От −3 до 50`, example: '2' },
    {
      key: 'kind',
      title: msg`Вид`,
      synonyms: ['Тип', 'Вид помещения'],
      kind: 'text',
      hint: msg`Как в справочнике «Виды помещений»`,
      example: 'Учебный кабинет',
    },
    {
      key: 'seats',
      title: msg`Мест`,
      synonyms: ['Вместимость', 'Количество мест'],
      kind: 'number',
      hint: msg`Целое число`,
      example: '30',
    },
    {
      key: 'equipment',
      title: msg`Оснащение`,
      synonyms: ['Оборудование'],
      kind: 'text',
      maxLength: (maxTagLength + 2) * maxTags,
      hint: msg`Через запятую`,
      example: 'проектор, доска',
    },
    {
      key: 'responsible',
      title: msg`Ответственный`,
      synonyms: ['Заведующий кабинетом'],
      kind: 'text',
      maxLength: 300,
      hint: msg`ФИО сотрудника целиком`,
      example: 'Серикова Алия Маратовна',
    },
    {
      key: 'archived',
      title: msg`В архиве`,
      kind: 'choice',
      choices: [
        { value: 'yes', title: msg`Да` },
        { value: 'no', title: msg`Нет` },
      ],
      hint: msg`По нему узнаётся кабинет из архива; в архив убирают на карточке`,
      example: 'Нет',
    },
  ],
})
