import { sql } from 'kysely'
import { measureLoad, type Generator, type Measured } from './measure.ts'
import { headersOf, type BenchSchool } from './school.ts'

const people = 10_000
const searches = 100

/** Adds students, named of the surnames and names that the school has, until it knows 10,000 people. */
async function fillUp({ db }: BenchSchool): Promise<void> {
  await sql`with known as materialized (
      select surname, name, patronymic, row_number() over (order by id) as at from people.person),
    total as (select count(*) as people from known),
    added as (
      insert into people.person (surname, name, patronymic)
      select one.surname, other.name, other.patronymic
      from total cross join generate_series(1, ${people}::int - (select people from total)) turn
        join known one on one.at = 1 + turn % total.people
        join known other on other.at = 1 + (turn * 31 + turn / total.people) % total.people
      returning id)
    insert into people.kind_member (person_id, kind_id)
    select added.id, kind.id from added cross join people.kind where kind.code = 'students'`.execute(db)
  // as PostgreSQL does by itself a minute after so many have come
  await sql`vacuum (analyze) people.person, people.kind_member`.execute(db)
}

/** The list of students among 10,000 people: its first page, a surname, words in another order, a misspelt surname. */
export async function benchPeople(school: BenchSchool, generator: Generator): Promise<Measured[]> {
  await fillUp(school)
  const search = async (login: string, name: string, words: string) =>
    measureLoad(name, generator, {
      method: 'GET',
      urls: [`${school.address}/api/users/users/?kind=students&search=${encodeURIComponent(words)}`],
      headers: await headersOf(school.address, login),
      count: searches,
      concurrency: 1,
    })
  const director = 'director@demo.school'
  return [
    await search(director, 'список людей (10 000), первая страница', ''),
    await search(director, 'список людей (10 000), по фамилии', 'ахмет'),
    await search(director, 'список людей (10 000), имя и фамилия', 'алия ахмет'),
    await search(director, 'список людей (10 000), с опечаткой', 'ахмтов'),
    await search('teacher@demo.school', 'список людей (10 000), учителю по фамилии', 'ахмет'),
  ]
}
