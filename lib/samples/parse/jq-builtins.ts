/**
 * Functions of jq 1.8 and of earlier versions that the bundled jq lacks, as those versions define them, so that
 * programs that use them compile and return the same results. All are on one line, so that the program after them
 * starts on line 2.
 * @see https://github.com/jqlang/jq/blob/master/src/builtin.jq
 */
export const otherVersionsBuiltins = [
  'def ltrim: if type == "string" then sub("^\\\\s+"; "") else error("trim input must be a string") end;',
  'def rtrim: if type == "string" then sub("\\\\s+$"; "") else error("trim input must be a string") end;',
  'def trim: ltrim | rtrim;',
  'def trimstr($x): ltrimstr($x) | rtrimstr($x);',
  'def toarray: if type == "array" then . else [.] end;',
  'def add(f): reduce f as $x (null; . + $x);',
  'def skip($n; f): if $n > 0 then foreach f as $x ($n; . - 1; if . < 0 then $x else empty end) else f end;',
  'def have_decnum: false; def have_literal_numbers: true;',
  'def leaf_paths: paths(scalars); def recurse_down: recurse;',
  'def date: todate; def dateadd(u; n): . + n; def datesub(u; n): . - n;',
  'def truncate_stream(n; f): n as $n | f | if (.[0] | length) > $n then setpath([0]; .[0][$n:]) else empty end;',
  'def ascii: [.] | implode;',
].join(' ')

/** Candidates for a misspelled function name. */
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
