/**
 * Functions of jq 1.8 and of earlier versions that the jq at hand does not know, declared so that programs with them
 * compile. None is run.
 */
export const otherVersionsBuiltins =
  'def trim: .; def ltrim: .; def rtrim: .; def trimstr(x): .; def toarray: .; def add(f): .; def skip(n; f): f; ' +
  'def have_decnum: true; def have_literal_numbers: true; def leaf_paths: .; def recurse_down: .; ' +
  'def date: .; def dateadd(u; n): .; def datesub(u; n): .; def truncate_stream(n; f): f; def ascii: .;'

/** Names that a misspelt one may have meant. */
export const jqFunctions: readonly string[] = (
  'abs add all any arrays ascii_downcase ascii_upcase booleans bsearch capture ceil combinations contains debug del ' +
  'delpaths empty endswith env error explode first flatten floor from_entries fromdate fromdateiso8601 fromjson ' +
  'fromstream getpath gmtime group_by gsub halt has implode in index indices input inputs inside isempty isnan ' +
  'isnormal isvalid iterables join keys keys_unsorted last length limit localtime log ltrimstr map map_values match ' +
  'max max_by min min_by mktime not now nth nulls numbers objects path paths pick pow range recurse reduce repeat ' +
  'reverse rindex round rtrimstr scalars scan select setpath sort sort_by split splits sqrt startswith strftime ' +
  'strings strptime sub test to_entries toarray todate todateiso8601 tojson tonumber tostream tostring transpose ' +
  'trim type unique unique_by until utf8bytelength values walk while with_entries'
).split(' ')
