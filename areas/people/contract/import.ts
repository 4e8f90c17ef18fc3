import { genders, genderTexts } from '#platform/contract/enumerations.ts'
import { importOf, type DeclaredColumn } from '#platform/contract/import.ts'
import { maintainsPeople, maintainsPeopleWithFamilies } from './access.ts'
import { msg, type Words } from '#platform/contract/text.ts'

const text = (key: string, title: Words, rest: Partial<DeclaredColumn>): DeclaredColumn => ({
  key,
  title,
  kind: 'text',
  hint: '',
  example: '',
  ...rest,
})
const yesNo = [
  { value: 'yes', title: msg`Да`, synonyms: ['+', '1', 'true'] },
  { value: 'no', title: msg`Нет`, synonyms: ['-', '–', '0', 'false'] },
]

/** What is known of any person. An empty cell leaves what the school knows already. */
const personColumns: DeclaredColumn[] = [
  text('surname', msg`Фамилия`, { isRequired: true, maxLength: 100, example: 'Ахметов' }),
  text('name', msg`Имя`, { isRequired: true, maxLength: 100, example: 'Данияр' }),
  text('patronymic', msg`Отчество`, { synonyms: ['Отчество (при наличии)'], maxLength: 100, example: 'Нурланович' }),
  text('iin', msg`ИИН`, {
    hint: msg`12 цифр; по нему узнаётся, кто уже есть в школе`,
    maxLength: 20,
    example: '130215500101',
  }),
  {
    key: 'birth_date',
    title: msg`Дата рождения`,
    kind: 'date',
    hint: msg`Если пусто, берётся из ИИН`,
    example: '15.02.2013',
  },
  {
    key: 'sex',
    title: msg`Пол`,
    kind: 'choice',
    choices: genders.map((value) => ({
      value,
      title: genderTexts[value],
      synonyms: value === 'male' ? ['М', 'муж', 'муж.'] : ['Ж', 'жен', 'жен.'],
    })),
    hint: msg`Если пусто, берётся из ИИН`,
    example: 'Мужской',
  },
  text('nationality', msg`Национальность`, {
    hint: msg`Из справочника «Национальности»; можно и «казах», «казашка»`,
    maxLength: 60,
    example: 'Казахи',
  }),
  text('citizenship', msg`Гражданство`, {
    hint: msg`Из справочника «Гражданства» или его код`,
    maxLength: 60,
    example: 'Республика Казахстан',
  }),
  text('phone', msg`Телефон`, {
    synonyms: ['Мобильный телефон', 'Сотовый', 'Контактный телефон'],
    hint: msg`В любом виде: 8 701…, +7 701…`,
    maxLength: 40,
    example: '+7 701 000 10 52',
  }),
  text('email', 'E-mail', { synonyms: ['Почта', 'Электронная почта', 'email'], example: 'akhmetov@mail.kz' }),
  text('address', msg`Адрес`, {
    synonyms: ['Домашний адрес', 'Адрес проживания'],
    maxLength: 300,
    example: 'г. Алматы',
  }),
]
/** As lists of people are exported. */
const combined = [
  {
    title: msg`ФИО`,
    synonyms: ['Фамилия Имя Отчество', 'Фамилия, имя, отчество', 'Ф. И. О.'],
    parts: ['surname', 'name', 'patronymic'],
  },
]

export const importStudents = importOf({
  path: '/api/users/import/students/',
  steps: {
    template: { path: '/api/users/import/students/template/' },
    read: { path: '/api/users/import/students/{id}/' },
    change: { path: '/api/users/import/students/{id}/rows/{number}/' },
    leaveOut: { path: '/api/users/import/students/{id}/leave-out-errors/' },
    confirm: { path: '/api/users/import/students/{id}/confirm/' },
    leftovers: { path: '/api/users/import/students/{id}/leftovers/' },
    columns: { path: '/api/users/import/students/{id}/columns/' },
    undo: { path: '/api/users/import/students/{id}/undo/' },
  },
  access: maintainsPeopleWithFamilies,
  title: msg`Учащиеся`,
  combined,
  columns: [
    ...personColumns,
    text('class', msg`Класс`, {
      hint: msg`Класс этого года. Зачисляет того, кто ещё ни в одном; из класса в класс переводят на карточке`,
      maxLength: 20,
      example: '7А',
    }),
    {
      key: 'class_from',
      title: msg`В классе с`,
      synonyms: ['Дата зачисления', 'Зачислен с'],
      kind: 'date',
      hint: msg`Если пусто, с сегодняшнего дня, а до начала года — с его первого дня`,
      example: '01.09.2026',
    },
  ],
})

export const importStaff = importOf({
  path: '/api/users/import/staff/',
  steps: {
    template: { path: '/api/users/import/staff/template/' },
    read: { path: '/api/users/import/staff/{id}/' },
    change: { path: '/api/users/import/staff/{id}/rows/{number}/' },
    leaveOut: { path: '/api/users/import/staff/{id}/leave-out-errors/' },
    confirm: { path: '/api/users/import/staff/{id}/confirm/' },
    leftovers: { path: '/api/users/import/staff/{id}/leftovers/' },
    columns: { path: '/api/users/import/staff/{id}/columns/' },
    undo: { path: '/api/users/import/staff/{id}/undo/' },
  },
  access: maintainsPeople,
  title: msg`Сотрудники`,
  combined,
  columns: [
    ...personColumns,
    {
      key: 'kind',
      title: msg`Кем числится`,
      synonyms: ['Вид сотрудника'],
      kind: 'choice',
      isRequired: 'new',
      choices: [
        { value: 'teacher', title: msg`Учитель`, synonyms: ['Педагог'] },
        { value: 'specialists', title: msg`Специалист` },
        { value: 'UK', title: msg`Учебная часть` },
        { value: 'aup', title: msg`Администрация`, synonyms: ['АУП'] },
      ],
      hint: msg`В каком списке людей его искать`,
      example: 'Учитель',
    },
    text('position', msg`Должность`, {
      isRequired: 'new',
      hint: msg`Из тех, что есть в школе, или новая`,
      maxLength: 150,
      example: 'Учитель математики',
    }),
    { key: 'rate', title: msg`Ставка`, kind: 'number', hint: msg`От 0,05 до 3; если пусто, 1`, example: '1,25' },
    {
      key: 'works_from',
      title: msg`Работает с`,
      synonyms: ['Дата приёма'],
      kind: 'date',
      hint: msg`Если пусто, с сегодняшнего дня`,
      example: '01.09.2024',
    },
  ],
})

export const importParents = importOf({
  path: '/api/users/import/parents/',
  steps: {
    template: { path: '/api/users/import/parents/template/' },
    read: { path: '/api/users/import/parents/{id}/' },
    change: { path: '/api/users/import/parents/{id}/rows/{number}/' },
    leaveOut: { path: '/api/users/import/parents/{id}/leave-out-errors/' },
    confirm: { path: '/api/users/import/parents/{id}/confirm/' },
    leftovers: { path: '/api/users/import/parents/{id}/leftovers/' },
    columns: { path: '/api/users/import/parents/{id}/columns/' },
    undo: { path: '/api/users/import/parents/{id}/undo/' },
  },
  access: maintainsPeopleWithFamilies,
  title: msg`Родители`,
  combined,
  columns: [
    ...personColumns,
    text('child_iin', msg`ИИН ребёнка`, {
      hint: msg`ИИН ребёнка или его ФИО с классом; у кого детей двое, у того две строки`,
      maxLength: 20,
      example: '130215500101',
    }),
    text('child_name', msg`ФИО ребёнка`, {
      hint: msg`Если ИИН ребёнка не указан`,
      maxLength: 300,
      example: 'Ахметов Данияр',
    }),
    text('child_class', msg`Класс ребёнка`, { hint: msg`Если ИИН ребёнка не указан`, maxLength: 20, example: '7А' }),
    {
      key: 'kinship',
      title: msg`Кем приходится`,
      synonyms: ['Родство', 'Степень родства'],
      kind: 'choice',
      isRequired: 'new',
      choices: [
        { value: 'mother', title: msg`Мать`, synonyms: ['мама'] },
        { value: 'father', title: msg`Отец`, synonyms: ['папа'] },
        { value: 'guardian', title: msg`Опекун`, synonyms: ['попечитель'] },
        { value: 'grandparent', title: msg`Бабушка или дедушка`, synonyms: ['бабушка', 'дедушка'] },
        { value: 'other', title: msg`Другое` },
      ],
      hint: '',
      example: 'Мать',
    },
    {
      key: 'is_legal',
      title: msg`Законный представитель`,
      kind: 'choice',
      isRequired: 'new',
      choices: yesNo,
      hint: msg`Видит дневник и подписывает заявления`,
      example: 'Да',
    },
    {
      key: 'may_pick_up',
      title: msg`Может забирать`,
      kind: 'choice',
      isRequired: 'new',
      choices: yesNo,
      hint: msg`Может забирать ребёнка из школы`,
      example: 'Да',
    },
  ],
})
