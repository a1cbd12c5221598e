-- One number that rises with every change of content, in the transaction of the change. The database counts it itself,
-- so a change by hand counts, too. Processes poll it (content/watchContent.ts).
create table content_version (
  only_one boolean primary key default true check (only_one),
  version bigint not null
);

insert into content_version (version) values (1);

create function raise_content_version() returns trigger language plpgsql as $$
begin
  update content_version set version = version + 1;
  return null;
end $$;

-- What public reads show. `donations` is not in it: the progress of a project has its own, short life (decision 044).
do $$
declare
  content_tables text[] := string_to_array(
    'contacts projects project_texts purposes purpose_texts items item_texts suggestions suggestion_texts '
    'project_pages project_page_texts project_pictures project_picture_texts gift_effects gift_effect_texts '
    'volunteer_roles volunteer_role_texts related_projects home_banners home_banner_texts page_banners page_banner_texts '
    'documents trustees trustee_texts quotes quote_texts awards award_texts companions companion_texts '
    'albums album_texts photos photo_texts videos video_texts tags tag_texts posts post_labels post_texts post_tags '
    'partners partner_origins', ' ');
  content_table text;
begin
  foreach content_table in array content_tables loop
    execute format('create trigger raises_content_version
      after insert or update or delete or truncate on %I
      for each statement execute function raise_content_version()', content_table);
  end loop;
end $$;
