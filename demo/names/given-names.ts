import type { Gender } from '#platform/contract/enumerations.ts'

const listed = (text: string) => text.trim().split(/\s+/)

/** First names of children and young adults. */
export const givenNames: Readonly<Record<'turkic' | 'slavic', Readonly<Record<Gender, readonly string[]>>>> = {
  turkic: {
    male: listed(`
      Алихан Амир Арман Арсен Асылбек Ахмет Бауыржан Бекзат Билал Данияр Даурен Динмухамед Досжан Ерасыл Ержан Жандос
      Жанибек Ислам Кайрат Мадияр Максат Мирас Нурали Нурислам Нурсултан Олжас Рамазан Санжар Султан Тамерлан Темирлан
      Шынгыс`),
    female: listed(`
      Аделя Айгерим Айдана Айзере Айша Алтынай Альбина Амина Аружан Асель Асылым Балнур Ботагоз Гульназ Дана Дарига
      Дильназ Динара Жанель Жансая Зарина Зере Инжу Камила Карина Кымбат Мадина Медина Назерке Раяна Сабина Томирис
      Фатима`),
  },
  slavic: {
    male: listed('Алексей Артём Дмитрий Иван Кирилл Максим Михаил Никита'),
    female: listed('Анастасия Виктория Дарья Екатерина Мария Полина София'),
  },
}
