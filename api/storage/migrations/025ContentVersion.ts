import { type Kysely, sql } from 'kysely'

/** What public reads show. `donations` is not in it: the progress of a project has its own, short life (decision 044). */
const contentTables = `
  contacts projects project_texts purposes purpose_texts items item_texts suggestions suggestion_texts
  project_pages project_page_texts project_pictures project_picture_texts gift_effects gift_effect_texts
  volunteer_roles volunteer_role_texts related_projects home_banners home_banner_texts page_banners page_banner_texts
  documents trustees trustee_texts quotes quote_texts awards award_texts companions companion_texts
  albums album_texts photos photo_texts videos video_texts tags tag_texts posts post_labels post_texts post_tags
  partners partner_origins`
  .trim()
  .split(/\s+/)

/**
 * One number that rises with every change of content, in the transaction of the change. The database counts it itself, so a change by hand counts, too.
 * Processes poll it (content/watchContent.ts).
 */
export const contentVersionMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table content_version (
      only_one boolean primary key default true check (only_one),
      version bigint not null
    )`.execute(db)
    await sql`insert into content_version (version) values (1)`.execute(db)
    await sql`create function raise_content_version() returns trigger language plpgsql as $$
      begin
        update content_version set version = version + 1;
        return null;
      end $$`.execute(db)
    for (const table of contentTables) {
      await sql`create trigger raises_content_version
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function raise_content_version()`.execute(db)
    }
  },
}
