import { list, type TopicsByParallel } from './list.ts'

export const english: TopicsByParallel = {
  3: list(`Hello! Nice to meet you; Animals; My pets; Light and dark; Day and night; Time; What time is it?; Buildings;
    My house; Art and music; Musical instruments; Explorers and inventors; Water, water everywhere; Rain and snow; Having
    fun; My holidays`),
  4: list(`Kazakhstan in the world of sport; Values in myths and legends; Koblandy and his horse; Treasure and heritage;
    Professions and ways of communication; My dream job; Hot and cold; Seasons; Healthy world; Food and health; A journey
    into space; Planets; Machines; Robots; The past simple; My future plans`),
  5: list(`Home and away: a new school; My home; Present simple and continuous; Living things; Animals and plants;
    Comparatives; Values: helping others; Friendship; The world of work; Jobs and skills; Creativity; Past simple; Reading
    for pleasure; A fairy tale; Fantasy world; Sports; Holidays: plans and travel; Project work`),
  6: list(`Our class; Daily routine; Helping and heroes; Great people of Kazakhstan; Our countryside; Animals in danger;
    Drama and comedy; Going to the theatre; Our health; First aid; Travel and holidays; Past continuous; Reading for
    pleasure; Our neighbourhood; Giving directions; Transport; Future forms; Project work`),
  7: list(`Hobbies and leisure; Present perfect; Communication and technology; Mobile phones; Holidays and travel;
    Sightseeing in Astana; Space and Earth; The solar system; Reading for pleasure; A novel: characters and plot;
    Entertainment and media; Advertising; Natural disasters; Conditionals; Healthy habits; Clothes and fashion;
    Passive voice; Project work`),
  8: list(`Our world: cultures and customs; Daily life and shopping; Modals; Entertainment and media; Films; Sport,
    health and exercise; Giving advice; Reading for pleasure; Short stories; The natural world; Environment;
    Reported speech; Travel and transport; Food and drink; The world of work; Future perfect; Conditionals; Project
    work`),
  9: list(`Hobbies and qualities; Exercise and sport; Earth and our place on it; Charities and conflict; Past perfect;
    Reading for pleasure; A classic novel; Traditions and language; Festivals; Music and film; Reviews; Travel and
    tourism; Science and technology; Inventions; Passive voice; Reported speech; Essay writing; Exam practice`),
  10: list(`Legend or truth; Natural disasters; Virtual reality; Out of this world; Stars and planets; Humanity and
    morality; Capabilities of the human brain; Memory; Reading: non-fiction; Breakthrough technologies; Gadgets; Space X;
    Independent project; Conditionals; Modals of deduction; Argument essay; Debate; Exam practice`),
  11: list(`Making connections in biology; Investigate and report on animals; Human brain; Timekeeping devices; Work and
    inventions; STEM; Recent advances in technology; Reading for pleasure; Clothes and culture; Music and its influence;
    Causes of global warming; Mixed conditionals; Gerund and infinitive; Formal letters; Essay writing; Discussion;
    Listening practice; Exam practice`),
}
