-- Lists and what only the pages of projects show become documents, as about, dashboard and legal are (content/documents.ts).
-- The tables of before stay for programs that still read them during the upgrade. Nothing writes them any more.
insert into documents (name, language, body)
select 'trustees', language, json_agg(json_build_object('id', id, 'name', name, 'role', role, 'text', text,
  'picture', json_build_object('name', picture, 'alt', alt)) order by id)
from trustees join trustee_texts using (id) group by language
union all
select 'quotes', language, json_agg(json_build_object('id', id, 'text', text, 'by', by) order by id)
from quotes join quote_texts using (id) group by language
union all
select 'awards', language, json_agg(json_build_object('id', id, 'title', title, 'by', by, 'year', year, 'text', text)
  order by year desc, id)
from awards join award_texts using (id) group by language
union all
select kind || 's', language, json_agg(json_strip_nulls(json_build_object('id', id, 'name', name, 'text', text,
  'since', since, 'logo', case when logo is not null then json_build_object('name', logo, 'alt', alt) end)) order by id)
from companions join companion_texts using (kind, id) group by kind, language
union all
select 'home-banners', language, json_agg(json_strip_nulls(json_build_object('id', id, 'title', title, 'text', text,
  'link', link, 'picture', json_build_object('name', picture, 'alt', alt))) order by id)
from home_banners join home_banner_texts using (id) group by language
union all
select 'page-banners', language, json_agg(json_build_object('page', page, 'title', title, 'text', text,
  'picture', json_build_object('name', picture, 'alt', alt)) order by page)
from page_banners join page_banner_texts using (page) group by language
union all
select 'videos', language, json_agg(json_build_object('id', id, 'name', name, 'seconds', seconds, 'title', title,
  'text', text, 'poster', json_build_object('name', name, 'alt', alt)) order by id)
from videos join video_texts using (id) group by language
union all
select 'albums', language, json_agg(json_build_object('id', id, 'title', title, 'text', text, 'photos', (
  select coalesce(json_agg(json_build_object('id', photos.id, 'caption', caption,
    'picture', json_build_object('name', picture, 'alt', alt)) order by photos.id), '[]')
  from photos join photo_texts on photo_texts.id = photos.id and photo_texts.language = album_texts.language
  where album_id = albums.id)) order by id)
from albums join album_texts using (id) group by language
union all
select 'project-' || project_texts.id, project_texts.language, json_build_object(
  'gallery', (select coalesce(json_agg(json_build_object('picture', json_build_object('name', picture, 'alt', alt))
      order by position), '[]')
    from project_pictures join project_picture_texts as texts using (project_id, position)
    where project_id = project_texts.id and texts.language = project_texts.language),
  'gives', (select coalesce(json_agg(json_build_object('amount', amount, 'text', text) order by amount), '[]')
    from gift_effects join gift_effect_texts as texts using (project_id, amount)
    where project_id = project_texts.id and texts.language = project_texts.language),
  'suggestions', (select coalesce(json_agg(json_build_object('amount', amount, 'label', label) order by amount), '[]')
    from suggestions join suggestion_texts as texts using (project_id, amount)
    where project_id = project_texts.id and texts.language = project_texts.language),
  'related', (select coalesce(json_agg(related_id order by position), '[]')
    from related_projects where project_id = project_texts.id))
from project_texts;
