import { allOf, write } from '#platform/contract/access.ts'
import { importOf } from '#platform/contract/import.ts'
import { longestTitle } from '../rules/room-series.ts'
import { cabAreas, cabBuildings } from './permissions.ts'
import { longestTag } from './rooms.ts'

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
  },
  access: allOf(write(cabBuildings), write(cabAreas)),
  title: 'Кабинеты',
  columns: [
    {
      key: 'title',
      title: 'Кабинет',
      synonyms: ['Номер', 'Название', 'Помещение', '№ кабинета'],
      kind: 'text',
      isRequired: true,
      longest: longestTitle,
      hint: 'Один на здание',
      example: '201',
    },
    {
      key: 'building',
      title: 'Здание',
      synonyms: ['Корпус'],
      kind: 'text',
      isRequired: true,
      longest: longestTitle,
      hint: 'Чего нет, будет добавлено',
      example: 'Главный корпус',
    },
    {
      key: 'area',
      title: 'Часть здания',
      synonyms: ['Крыло', 'Блок'],
      kind: 'text',
      longest: longestTitle,
      hint: 'Если пусто, этаж',
      example: '2 этаж',
    },
    { key: 'floor', title: 'Этаж', kind: 'number', hint: 'От −3 до 50', example: '2' },
    {
      key: 'kind',
      title: 'Вид',
      synonyms: ['Тип', 'Вид помещения'],
      kind: 'text',
      hint: 'Как в справочнике «Виды помещений»',
      example: 'Учебный кабинет',
    },
    {
      key: 'seats',
      title: 'Мест',
      synonyms: ['Вместимость', 'Количество мест'],
      kind: 'number',
      hint: 'Целое число',
      example: '30',
    },
    {
      key: 'equipment',
      title: 'Оснащение',
      synonyms: ['Оборудование'],
      kind: 'text',
      longest: longestTag * 15,
      hint: 'Через запятую',
      example: 'проектор, доска',
    },
  ],
})
