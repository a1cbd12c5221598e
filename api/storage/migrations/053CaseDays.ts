import { type Kysely, sql } from 'kysely'

/**
 * On which days' comparisons a case was found, and whether the last comparison of such a day no longer found it. A case that only a message opened, on a day
 * that was not over, has no day yet.
 */
export const caseDaysMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table case_days (
      case_id bigint not null references cases (id),
      day text not null,
      found_at timestamptz not null,
      gone_at timestamptz,
      primary key (case_id, day)
    )`.execute(db)
    await sql`create index case_days_day on case_days (day)`.execute(db)
    await sql`insert into case_days (case_id, day, found_at)
      select id, day, found_at from cases
      where day < to_char(opened_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.execute(db)
  },
}
