"""Says of each document on standard input, a JSON array of texts, whether it keeps the schema named first."""

import json
import sys

import jsonschema

schema = json.load(open(sys.argv[1], encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
json.dump([[error.json_path + ": " + error.message for error in validator.iter_errors(json.loads(text))]
           for text in json.load(sys.stdin)], sys.stdout)
