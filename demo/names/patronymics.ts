/** A father's name as Russian writes it, with what his children are called after him. */
export interface Father {
  name: string
  son: string
  daughter: string
}

const turkic = (name: string): Father => ({ name, son: `${name}ович`, daughter: `${name}овна` })
const kazakh = (name: string): Father => ({ name, son: `${name}ұлы`, daughter: `${name}қызы` })
const slavic = (name: string, stem: string): Father => ({ name, son: `${stem}ич`, daughter: `${stem}на` })

const turkicNames =
  `Нурлан Ерлан Серик Болат Марат Кайрат Асхат Талгат Бауыржан Ержан Нурбол Даурен Арман Аскар Дамир Руслан
  Тимур Азамат Канат Самат Жандос Олжас Мейрам Бекжан Ануар Рашид Мурат Берик Ербол Галымжан`.split(/\s+/)
const kazakhNames =
  `Нұрлан Ерлан Серік Болат Марат Қайрат Асхат Талғат Бауыржан Ержан Нұрбол Дәурен Арман Асқар Дамир Руслан
  Тимур Азамат Қанат Самат Жандос Олжас Мейрам Бекжан Ануар Рашид Мұрат Берік Ербол Ғалымжан`.split(/\s+/)

/** Fathers by how their children's patronymic is written: -ович, -ұлы, or the Slavic names. */
export const fathers: Readonly<Record<'turkic' | 'kazakh' | 'slavic', readonly Father[]>> = {
  turkic: turkicNames.map(turkic),
  kazakh: kazakhNames.map(kazakh),
  slavic: [
    slavic('Сергей', 'Сергеев'),
    slavic('Андрей', 'Андреев'),
    slavic('Александр', 'Александров'),
    slavic('Дмитрий', 'Дмитриев'),
    slavic('Виктор', 'Викторов'),
  ],
}
