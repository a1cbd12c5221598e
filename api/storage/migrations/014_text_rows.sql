-- Moves texts from a column for each language to a row for each language, so another language changes no table. Each
-- line names the old table, the new one, the key columns of both, and the texts. A post's text is in `post_texts`
-- already, in the languages that it has. Its columns here exist in every language.
do $$
declare
  move record;
  names text;
  texts text[];
  code text;
  old text[];
begin
  for move in select * from (values
    ('projects', 'project_texts', 'id bigint', 'title description'),
    ('purposes', 'purpose_texts', 'id bigint', 'title'),
    ('items', 'item_texts', 'id bigint', 'title unit'),
    ('suggestions', 'suggestion_texts', 'project_id bigint, amount integer', 'label'),
    ('project_pages', 'project_page_texts', 'project_id bigint', 'summary alt story'),
    ('project_pictures', 'project_picture_texts', 'project_id bigint, position integer', 'alt'),
    ('gift_effects', 'gift_effect_texts', 'project_id bigint, amount integer', 'text'),
    ('volunteer_roles', 'volunteer_role_texts', 'id bigint', 'title text'),
    ('occasions', 'occasion_texts', 'id bigint', 'title'),
    ('notifications', 'notification_texts', 'id bigint', 'title description'),
    ('home_banners', 'home_banner_texts', 'id bigint', 'alt title text'),
    ('page_banners', 'page_banner_texts', 'page text', 'alt title text'),
    ('trustees', 'trustee_texts', 'id bigint', 'alt name role text'),
    ('quotes', 'quote_texts', 'id bigint', 'text by'),
    ('awards', 'award_texts', 'id bigint', 'title by text'),
    ('companions', 'companion_texts', 'kind text, id bigint', 'alt name text'),
    ('albums', 'album_texts', 'id bigint', 'title text'),
    ('photos', 'photo_texts', 'id bigint', 'alt caption'),
    ('videos', 'video_texts', 'id bigint', 'alt title text'),
    ('tags', 'tag_texts', 'key text', 'title'),
    ('posts', 'post_labels', 'id bigint', 'alt author')
  ) as moves (source, target, key, texts) loop
    names := regexp_replace(move.key, ' (bigint|integer|text)', '', 'g');
    texts := string_to_array(move.texts, ' ');
    execute format('create table %I (%s not null, language text not null, %s text not null,
      primary key (%s, language), foreign key (%s) references %I on delete cascade)', move.target,
      replace(move.key, ',', ' not null,'), array_to_string(texts, ' text not null, '), names, names, move.source);
    foreach code in array array['en', 'hi'] loop
      old := array(select name || '_' || code from unnest(texts) as name);
      execute format('insert into %I select %s, %L, %s from %I', move.target, names, code,
        array_to_string(old, ', '), move.source);
      execute format('alter table %I drop column %s', move.source, array_to_string(old, ', drop column '));
    end loop;
  end loop;
end $$;

-- These columns accepted only two languages.
do $$
declare
  checked text;
begin
  foreach checked in array array[
    'users', 'donations', 'contacts', 'documents', 'post_texts', 'volunteers', 'messages', 'partner_requests'
  ] loop
    execute format('alter table %I drop constraint %I', checked, checked || '_language_check');
  end loop;
end $$;
